import type { KeyboardEvent, MouseEvent } from 'react'
import { type CropPoint, MIDDLE } from '#domain/design/picture-style.ts'
import type { SettingsProps } from '../controls/settings-props.ts'

/** Percent that an arrow key moves the point. */
const STEP = 5

const within = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)))

const STEPS: Readonly<Record<string, CropPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A picture on which the owner presses what must stay in sight when it is cropped; arrow keys move the point. */
export function CropPointPicker({
  address,
  label,
  design,
  onChange,
}: SettingsProps & { readonly address: string; readonly label: string }) {
  const point = design.cropPoints[address] ?? MIDDLE
  const put = (next: CropPoint) =>
    onChange({ cropPoints: { ...design.cropPoints, [address]: next } }, `crop ${address}`)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by the keyboard has no place.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    put({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    put({ x: within(point.x + step.x), y: within(point.y + step.y) })
  }
  return (
    <button
      type="button"
      onClick={press}
      onKeyDown={move}
      aria-label={`${label}: center of the crop, ${point.x} % from the left and ${point.y} % from the top. Press the picture or use the arrow keys.`}
      className="relative block w-full cursor-crosshair overflow-hidden rounded-control border border-edge"
    >
      <img src={address} alt="" loading="lazy" className="block h-auto w-full" />
      <span
        aria-hidden="true"
        className="-translate-x-1/2 -translate-y-1/2 absolute size-6 rounded-full border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.6),inset_0_0_0_1px_rgb(0_0_0/0.6)]"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
      />
    </button>
  )
}

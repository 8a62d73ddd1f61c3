import { ZoomIn, ZoomOut } from 'lucide-react'
import { percentOf, stepZoom, ZOOM_STEPS_PERCENT, type Zoom } from '../../../pdf/view/zoom.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'

export interface ZoomControlProps {
  readonly zoom: Zoom
  readonly scale: number | null
  readonly onZoom: (zoom: Zoom) => void
}

const fits = [
  { value: 'fit-width', label: 'Fit width' },
  { value: 'fit-page', label: 'Fit page' },
] as const

export function ZoomControl({ zoom, scale, onZoom }: ZoomControlProps) {
  const percent = scale === null ? null : percentOf(scale)
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Zoom out"
        icon={ZoomOut}
        size="sm"
        disabled={percent === null || percent <= ZOOM_STEPS_PERCENT[0]}
        onClick={() => scale !== null && onZoom(stepZoom(scale, -1))}
      />
      <SelectField
        label="Zoom"
        isLabelHidden
        value={zoom}
        options={[...fits, ...ZOOM_STEPS_PERCENT.map((step) => ({ value: step, label: `${step} %` }))]}
        onChange={({ target: { value } }) =>
          onZoom(fits.find((fit) => fit.value === value)?.value ?? Number(value))
        }
        className="w-30 sm:w-32"
      />
      <IconButton
        label="Zoom in"
        icon={ZoomIn}
        size="sm"
        disabled={percent === null || percent >= 200}
        onClick={() => scale !== null && onZoom(stepZoom(scale, 1))}
      />
    </div>
  )
}

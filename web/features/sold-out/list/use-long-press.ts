import { type MouseEvent, useRef } from 'react'

const LONG_MS = 500

export function useLongPress(onLongPress: () => void, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown: () => {
      wasLong.current = false
      stop()
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, LONG_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onTap()
      wasLong.current = false
    },
  }
}

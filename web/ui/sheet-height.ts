/** The dialogs that are open, the uppermost last. */
const openSheets: HTMLElement[] = []

/**
 * The `ref` of a dialog. It gives toasts the height of the uppermost dialog (`--short-sheet`, in px) where that is less
 * than half of the screen: on a phone a toast goes above such a sheet, whose title it would hide. In a higher one
 * there is room between title and buttons.
 */
export function noteSheet(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined
  openSheets.push(sheet)
  const observer = new ResizeObserver(tellHeight)
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    openSheets.splice(openSheets.indexOf(sheet), 1)
    tellHeight()
  }
}

function tellHeight(): void {
  const height = openSheets.at(-1)?.offsetHeight ?? 0
  const shortHeight = height < innerHeight / 2 ? height : 0
  document.documentElement.style.setProperty('--short-sheet', `${shortHeight}px`)
}

/** A click fills the screen, another one ends that: browsers let no page do so by itself. */
export function fillScreenByClick(): void {
  document.addEventListener('click', () => {
    const changed = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen?.()
    changed?.catch(() => {})
  })
}

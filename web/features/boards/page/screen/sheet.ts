import type { BoardPage } from '#contract/restaurant/board-page.ts'

/** A page of a board as an element that fills the screen, its picture whole. */
export function sheetOf({ src, paper }: BoardPage): HTMLElement {
  const element = document.createElement('div')
  element.className = 'page'
  element.style.backgroundColor = paper
  const sheet = document.createElement('div')
  sheet.className = 'sheet'
  const picture = new Image()
  picture.alt = ''
  picture.onload = () => {
    const percent = (100 * picture.naturalWidth) / picture.naturalHeight
    sheet.style.width = `min(100vw, ${percent}vh)`
  }
  picture.src = src
  sheet.append(picture)
  element.append(sheet)
  return element
}

/** Paints over what is sold out since the picture was made: struck with the words, or gone. */
export function strike(element: HTMLElement, { struck, paper, ink, direction, soldOut }: BoardPage): void {
  const sheet = element.querySelector('.sheet') as HTMLElement
  for (const old of sheet.querySelectorAll('.struck')) old.remove()
  for (const { x, y, width, height, isHidden } of struck) {
    const veil = document.createElement('div')
    veil.className = isHidden ? 'struck hidden' : 'struck'
    veil.dir = direction
    Object.assign(veil.style, { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` })
    veil.style.setProperty('--paper', paper)
    veil.style.setProperty('--ink', ink)
    if (!isHidden) {
      const words = document.createElement('b')
      words.textContent = soldOut
      veil.append(words)
    }
    sheet.append(veil)
  }
}

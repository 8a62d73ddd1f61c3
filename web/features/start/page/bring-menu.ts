/**
 * The script of the home page: a file that is dropped or chosen there goes to the import of the editor, which reads it
 * in this browser. Without it, the link next to the zone opens the same import.
 */
import { handOver } from '../../../lib/kept-files/handed-files.ts'

const OVER = 'data-over'

for (const zone of document.querySelectorAll<HTMLElement>('[data-brings-to]')) {
  const input = zone.querySelector<HTMLInputElement>('input[type=file]')
  const mark = (isOver: boolean) => zone.toggleAttribute(OVER, isOver)
  const bring = async (files: readonly File[]) => {
    if (files.length === 0) return
    zone.ariaBusy = 'true'
    // A browser that keeps nothing still opens the import, where the file is chosen again.
    await handOver(files).catch(() => undefined)
    window.location.assign(zone.dataset.bringsTo ?? '/')
  }
  input?.addEventListener('change', () => bring([...(input.files ?? [])]))
  zone.addEventListener('dragover', (event) => {
    event.preventDefault()
    mark(true)
  })
  zone.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!zone.contains(relatedTarget as Node | null)) mark(false)
  })
  zone.addEventListener('drop', (event) => {
    event.preventDefault()
    mark(false)
    bring([...(event.dataTransfer?.files ?? [])])
  })
}

// A file that misses the zone would replace the page.
for (const kind of ['dragover', 'drop'] as const)
  window.addEventListener(kind, (event) => event.preventDefault())

// Back from the editor, the browser may show the page as it was left.
window.addEventListener('pageshow', () => {
  for (const zone of document.querySelectorAll<HTMLElement>('[data-brings-to]')) {
    zone.ariaBusy = null
    const input = zone.querySelector<HTMLInputElement>('input[type=file]')
    if (input) input.value = ''
  }
})

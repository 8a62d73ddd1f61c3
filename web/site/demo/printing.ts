/**
 * The script of the demo: its menu in a new window, and that window's Print button.
 * Without it the link opens a tab, and the browser's own menu prints.
 */
const WINDOW = 'popup,width=800,height=1000'

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-opens-window]')) {
  link.addEventListener('click', (event) => {
    // Where new windows are blocked, the link does what links do.
    const opened = window.open(link.href, 'carte-demo', WINDOW)
    if (!opened) return
    event.preventDefault()
    opened.focus()
  })
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-prints]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}

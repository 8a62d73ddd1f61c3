let opened: Promise<Document> | undefined

/**
 * Opens an empty document in a frame that no one sees, for the typefaces of PDFs: each one that comes or
 * goes makes the browser style and lay out again the whole document that it belongs to.
 */
export function openFontsApart(): Promise<Document> {
  opened ??= new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.title = ''
    frame.ariaHidden = 'true'
    frame.tabIndex = -1
    // A frame that is not displayed at all has no styles, and so no typefaces.
    frame.className = 'invisible fixed size-0'
    // Some browsers put another document in the place of a frame's first one before they say this.
    frame.addEventListener('load', () => frame.contentDocument && resolve(frame.contentDocument), {
      once: true,
    })
    document.body.append(frame)
  })
  return opened
}

let opened: Promise<Document> | undefined

/** An empty document in a hidden frame for the typefaces of PDFs: each of them restyles all of its document. */
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

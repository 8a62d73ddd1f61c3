/**
 * What lies between a dialog and the screen behind it. It is gone at once: to fade it out, the browser blends the whole
 * screen anew for each frame, while it has what was done in the dialog to show.
 */
export const scrimClass = 'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in'

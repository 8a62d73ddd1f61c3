/** What lies between a dialog and the screen behind it. */
export const scrimClass =
  'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

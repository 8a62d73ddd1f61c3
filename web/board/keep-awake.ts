/** Keeps the screen from going dark, where the browser can. */
export function keepAwake(): void {
  // Small among the owner's screens it is not on a wall.
  if (window.top !== window) return
  const ask = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {})
  }
  document.addEventListener('visibilitychange', ask)
  ask()
}

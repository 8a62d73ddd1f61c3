/** Keeps the screen from going dark, where the browser can. */
export function keepAwake(): void {
  const ask = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {})
  }
  document.addEventListener('visibilitychange', ask)
  ask()
}

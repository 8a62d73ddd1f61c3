/** How a link reached the person; `shown`: only on the screen, so they must take it from there. */
export type Delivery = 'shared' | 'copied' | 'shown'

/** Whether the device has a share sheet that takes a link. */
export const canSend = (url: string, title: string): boolean => navigator.canShare?.({ url, title }) ?? false

export async function deliverLink(url: string, title: string): Promise<Delivery> {
  if (canSend(url, title)) {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (error) {
      // The person closed the sheet: they did not ask for a copy.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shown'
    }
  }
  return (await copyText(url)) ? 'copied' : 'shown'
}

/** Whether the browser let us write to the clipboard; it may not, for example on plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

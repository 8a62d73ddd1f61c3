import { toast } from '../../../../ui/toast-store.ts'

/** Writes a text to the clipboard, and says so: nothing on the screen shows it. */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Prices Copied', description: 'Paste them into a spreadsheet.' })
  } catch {
    toast({
      variant: 'destructive',
      title: 'Not copied',
      description: 'Your browser does not allow copying here. Select the prices and press Ctrl+C.',
    })
  }
}

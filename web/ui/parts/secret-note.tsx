import { Copy } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { toast } from '../toast/toast-store.ts'

export interface SecretNoteProps {
  secret: string
  /** That it is shown this once. */
  title: string
  /** Who needs it, and for what. */
  purpose: string
}

export const SecretNote = ({ secret, title, purpose }: SecretNoteProps) => (
  <div role="status" className="rounded-card border border-accent/30 bg-accent-soft p-4 text-sm">
    <p className="font-medium">{title}</p>
    <p className="mt-1 text-quiet">{purpose}</p>
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <code className="min-w-0 [overflow-wrap:anywhere]">{secret}</code>
      <Button variant="secondary" onClick={() => copy(secret)}>
        <Copy size={16} aria-hidden="true" /> Copy
      </Button>
    </div>
  </div>
)

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
    toast({ title: 'Secret Copied' })
  } catch {
    toast({
      variant: 'destructive',
      title: 'Not copied',
      description: 'Your browser does not allow copying here. Select the secret and press Ctrl+C.',
    })
  }
}

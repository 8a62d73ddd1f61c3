import { Copy } from 'lucide-react'
import { copyText } from '../../../menu/sharing/deliver-link.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

/** On the one occasion that they are shown. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <section
    aria-label="Recovery codes"
    className="rounded-card border border-accent/30 bg-accent-soft p-4 text-sm"
  >
    <p className="font-medium">Recovery codes, shown this once</p>
    <p className="mt-1 max-w-prose text-pretty text-quiet">
      Each signs you in once when you don’t have your phone. Keep them where you keep your passwords: without
      the phone and without a code nobody gets into this account.
    </p>
    <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-5">
      {codes.map((code) => (
        <li key={code}>
          <code className="select-all">{code}</code>
        </li>
      ))}
    </ul>
    <Button variant="secondary" size="sm" icon={Copy} className="mt-3" onClick={() => void copy(codes)}>
      Copy all
    </Button>
  </section>
)

async function copy(codes: readonly string[]): Promise<void> {
  const isCopied = await copyText(codes.join('\n'))
  toast(
    isCopied
      ? { title: 'Codes copied' }
      : { variant: 'destructive', title: 'Not copied', description: 'Select the codes and copy them.' },
  )
}

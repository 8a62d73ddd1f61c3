import { ClipboardPaste } from 'lucide-react'
import { Button } from '../../../../ui/button/button.tsx'

export function PasteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" icon={ClipboardPaste} onClick={onClick}>
      Paste Prices…
    </Button>
  )
}

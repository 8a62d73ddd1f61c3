import { ClipboardPaste } from 'lucide-react'
import { Button } from '../../../../ui/button/button.tsx'

export const PasteButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" icon={ClipboardPaste} onClick={onClick}>
    Paste Prices…
  </Button>
)

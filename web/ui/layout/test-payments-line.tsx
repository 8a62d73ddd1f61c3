import { FlaskConical } from 'lucide-react'

/** On every page of an installation that strangers reach and where no money moves. */
export const TestPaymentsLine = () => (
  <aside aria-label="Test installation" className="border-warn/40 border-b bg-warn-soft print:hidden">
    <p className="page-width flex gap-2 py-2 text-sm">
      <FlaskConical size={20} aria-hidden="true" className="mt-px shrink-0 text-warn-ink" />
      Payments here are not real: this is a test installation. Never type in a real card.
    </p>
  </aside>
)

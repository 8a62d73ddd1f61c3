import { Check } from 'lucide-react'
import { mayChange } from '../../../plan/own-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import type { AdviceProposal, ApplyTools } from './use-apply.ts'
import { verbsOfEdits } from './verbs-of-edits.ts'

export interface ApplyButtonProps {
  tools: ApplyTools
  proposal: AdviceProposal
  /** What it is about, for a screen reader, which reads the button alone. */
  about: string
  label?: string
  /** The one that a part of the screen is for. */
  isMain?: boolean
  /** The edits that the report still proposes under this id; undefined when it no longer does. */
  editsLeft?: AdviceProposal['edits']
}

/** Applies a proposal; says so once it is done, and whose it is where it isn't the person's to make. */
export function ApplyButton({
  tools,
  proposal,
  about,
  label = 'Apply',
  isMain = false,
  editsLeft,
}: ApplyButtonProps) {
  if (tools.isDone(proposal.id, editsLeft)) {
    return (
      <Badge tone="good" icon={Check} className="my-1">
        Applied
      </Badge>
    )
  }
  if (proposal.edits.length === 0) return null
  if (!mayChange(...verbsOfEdits(proposal.edits)))
    return <p className="text-quiet text-sm">For an owner or a manager</p>
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      size={isMain ? 'md' : 'sm'}
      aria-label={`${label}: ${about}`}
      isPending={tools.pendingId === proposal.id}
      onClick={() => tools.apply(proposal)}
    >
      {label}
    </Button>
  )
}

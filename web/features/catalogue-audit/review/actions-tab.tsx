import { Download, ImageUp, type LucideIcon, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { exportCatalogue, exportFormats } from '#contract/generating/catalogue-audit.ts'
import { addressOf } from '#contract/shared/address.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlay/dropdown-menu.tsx'
import { AddedCard } from './added-card.tsx'
import { RetiredCard } from './retired-card.tsx'
import { ReviewCard } from './review-card.tsx'
import type { AuditActions } from './use-audit-actions.ts'
import type { ReviewList } from './use-review-list.ts'

const formatNames = { csv: 'CSV, for a spreadsheet', json: 'JSON, for a program' } as const

export interface ActionsTabProps {
  actions: AuditActions
  review: ReviewList
  canChange: boolean
  onWrite: () => void
}

export function ActionsTab({ actions, review, canChange, onWrite }: ActionsTabProps) {
  const { generation, addition, imageUpdate } = actions
  return (
    <div className="flex flex-col gap-6">
      {!canChange && (
        <p className="rounded-card border border-rule bg-wash px-4 py-3">
          Everyone can read the audit and export the data. Only an administrator can change the shared
          catalog.
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-3">
        <Action icon={Sparkles} title="Gaps" text="Proposes dishes for combinations that have too few.">
          <Button
            disabled={!canChange}
            isPending={generation.isPending}
            pendingLabel="Generating…"
            onClick={() => generation.mutate()}
          >
            Generate Items
          </Button>
        </Action>
        <Action icon={ImageUp} title="Images" text="Gives every added dish its illustration again.">
          <Button
            variant="secondary"
            disabled={!canChange}
            isPending={imageUpdate.isPending}
            pendingLabel="Updating…"
            onClick={() => imageUpdate.mutate()}
          >
            Update All Images
          </Button>
        </Action>
        <Action icon={Download} title="Data" text="Every dish with its ingredients and claims.">
          <DropdownMenu align="start" trigger={<Button variant="secondary">Export Data</Button>}>
            {exportFormats.map((format) => (
              <DropdownMenuItem key={format} asChild>
                <a href={addressOf(exportCatalogue, { query: { format } })} download>
                  {formatNames[format]}
                </a>
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
        </Action>
      </ul>
      <ReviewCard
        review={review}
        note={
          generation.error
            ? sentenceOf(generation.error, 'The proposals did not come.')
            : (generation.data?.note ?? null)
        }
        canChange={canChange}
        isAdding={addition.isPending}
        onAddAll={() => addition.mutate()}
        onWrite={onWrite}
      />
      <AddedCard canChange={canChange} />
      <RetiredCard canChange={canChange} />
    </div>
  )
}

interface ActionProps {
  icon: LucideIcon
  title: string
  text: string
  children: ReactNode
}

const Action = ({ icon: Icon, title, text, children }: ActionProps) => (
  <li className="flex flex-col rounded-card border border-rule bg-card p-4 sm:p-6">
    <h2 className="flex items-center gap-2 text-lg">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-quiet" />
      {title}
    </h2>
    <p className="mt-1 mb-4 grow text-quiet text-sm">{text}</p>
    <div>{children}</div>
  </li>
)

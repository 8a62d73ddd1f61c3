import { type ReactNode, useMemo, useState } from 'react'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Preflight } from '#domain/preflight/preflight.ts'
import type { Finding, Fix, Level } from '#domain/preflight/rules/rule.ts'
import type { NamedPlace, PlaceTarget } from '#domain/preflight/telling/places.ts'
import { coverageWords, levelNames, levels, NO_LEGAL_ADVICE } from '#domain/preflight/telling/words.ts'
import { counted } from '#domain/text/listed.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge, type BadgeTone } from '../../ui/layout/badge.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { Spinner } from '../../ui/waiting/spinner.tsx'
import { ComparisonTable } from '../comparing/comparison-table.tsx'
import { useOpenMenu } from '../store/open-menu.ts'
import { applyFix } from './apply-fix.ts'
import { AskedFacts } from './asked-facts.tsx'
import { FindingCard } from './finding-card.tsx'
import { showPreflight, usePreflightPanel } from './preflight-panel.ts'
import { ReportButton } from './report-button.tsx'

export interface PreflightDialogProps {
  /** Null until it was asked. */
  readonly answer: Preflight | null
  /** Shows a place in the editor; the dialog has closed. */
  readonly onShow: (target: PlaceTarget) => void
}

/** What the law of the market and the house ask of the open menu. It blocks nothing. */
export function PreflightDialog({ answer, onShow }: PreflightDialogProps) {
  const isOpen = usePreflightPanel((panel) => panel.isOpen)
  const [fix, setFix] = useState<Fix | null>(null)
  const toggle = (opens: boolean) => {
    showPreflight(opens)
    if (!opens) setFix(null)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={toggle}
      title="Check Menu"
      description={`What the law and good practice require on this menu. ${NO_LEGAL_ADVICE}`}
      maxWidth={820}
    >
      {answer ? (
        <Answer
          answer={answer}
          fix={fix}
          onFix={setFix}
          onShow={({ target }) => {
            toggle(false)
            onShow(target)
          }}
        />
      ) : (
        <Spinner sizePx={20} />
      )}
    </Dialog>
  )
}

interface AnswerProps {
  readonly answer: Preflight
  readonly fix: Fix | null
  readonly onFix: (fix: Fix | null) => void
  readonly onShow: (place: NamedPlace) => void
}

function Answer({ answer, fix, onFix, onShow }: AnswerProps) {
  const menu = useOpenMenu((open) => open.menu)
  if (!menu) return null
  if (fix) {
    const apply = () => {
      applyFix(fix)
      onFix(null)
    }
    return <FixPreview fix={fix} menu={menu} onApply={apply} onCancel={() => onFix(null)} />
  }
  return (
    <div className="flex flex-col gap-6">
      <p>{coverageWords(answer)}</p>
      <AskedFacts answer={answer} />
      {answer.findings.length === 0 && <p role="status">Nothing was found.</p>}
      {levels.map((level) => (
        <FindingsOfLevel
          key={level}
          level={level}
          findings={answer.findings.filter((finding) => finding.level === level)}
        >
          {(finding) => (
            <FindingCard
              key={`${finding.rule.id} ${finding.sentence}`}
              finding={finding}
              menu={menu}
              onShow={onShow}
              onFix={onFix}
            />
          )}
        </FindingsOfLevel>
      ))}
      <DialogActions>
        <ReportButton />
      </DialogActions>
    </div>
  )
}

const tones: Readonly<Record<Level, BadgeTone>> = { must: 'bad', should: 'warn', know: 'neutral' }

interface FindingsOfLevelProps {
  readonly level: Level
  readonly findings: readonly Finding[]
  readonly children: (finding: Finding) => ReactNode
}

function FindingsOfLevel({ level, findings, children }: FindingsOfLevelProps) {
  if (findings.length === 0) return null
  return (
    <section aria-label={levelNames[level]} className="flex flex-col gap-3">
      <h3 className="flex items-center gap-2 font-medium">
        {levelNames[level]} <Badge tone={tones[level]}>{findings.length}</Badge>
      </h3>
      <ul className="flex flex-col gap-3">{findings.map(children)}</ul>
    </section>
  )
}

interface FixPreviewProps {
  readonly fix: Fix
  readonly menu: Menu
  readonly onApply: () => void
  readonly onCancel: () => void
}

function FixPreview({ fix, menu, onApply, onCancel }: FixPreviewProps) {
  const rows = useMemo(
    () => comparisonRows(compareMenus(menu, fix.apply(menu), { isOneMenu: true })),
    [menu, fix],
  )
  const energy = useOpenMenu((open) => open.design.energy)
  const setsEnergy = fix.design?.energy !== undefined && fix.design.energy !== energy
  const changes = rows.length + (setsEnergy ? 1 : 0)
  return (
    <>
      <section aria-label="What changes" className="flex flex-col gap-3">
        <h3 className="font-medium">{fix.label}</h3>
        <p role="status" className="text-quiet text-sm">
          {changes === 0 ? 'Nothing is left to change.' : `${counted(changes, 'change')}. You can undo this.`}
        </p>
        {setsEnergy && <p>In the design, Energy is set to “By market”. No dish is changed.</p>}
        {rows.length > 0 && (
          <ComparisonTable
            caption="What changes"
            rows={rows}
            currency={menu.currency}
            sides={{ before: 'Now', after: 'After' }}
          />
        )}
      </section>
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Back
        </Button>
        <Button disabled={changes === 0} onClick={onApply}>
          Apply
        </Button>
      </DialogActions>
    </>
  )
}

import { useState } from 'react'
import { canBeOfNow, type Edition, isForScreens } from '#domain/design/paper/editions.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { type PlanFeature, planAllows, planFeatures, STRANGERS_PLAN } from '#domain/plans/plans.ts'
import { everydayPaperOf, featureOfEdition, menuUnit } from '#domain/plans/printing.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { useAsOfNow } from '../../live/as-of-now.ts'
import { AsOfNowChoice } from '../../live/as-of-now-choice.tsx'
import { downloadPdf, downloadPictures } from './download-edition.ts'
import { type EditionChoice, editionChoices } from './edition-choices.ts'
import { EditionList } from './edition-list.tsx'
import { EditionOptions } from './edition-options.tsx'
import { EditionPreview } from './edition-preview.tsx'
import { useEdition } from './use-edition.ts'

/** The menu of the moment when the dialog was opened; `id` tells it from other moments. */
export interface OpenedMenu extends MenuFile {
  readonly menuId: string | undefined
  /** Its preview shows it as it is served now. */
  readonly asOfNow: boolean
}

export interface EditionsDialogProps<Menu extends OpenedMenu> {
  readonly opened: { readonly menu: Menu; readonly id: string } | null
  readonly onDownload: (run: (menu: Menu) => Promise<void>) => void
  readonly onClose: () => void
}

/** What a menu can be made into in addition to its pages: sheets, printing inks, cards, boards, pictures. */
export function EditionsDialog<Menu extends OpenedMenu>({
  opened,
  onDownload,
  onClose,
}: EditionsDialogProps<Menu>) {
  return (
    <Dialog
      isOpen={opened !== null}
      onOpenChange={onClose}
      title="More Formats"
      description="Made from this menu in its design. The menu itself stays as it is."
      maxWidth={760}
    >
      {opened && <Editions key={opened.id} {...opened} onDownload={onDownload} onClose={onClose} />}
    </Dialog>
  )
}

function Editions<Menu extends OpenedMenu>({
  menu,
  id,
  onDownload,
  onClose,
}: { menu: Menu; id: string } & Omit<EditionsDialogProps<Menu>, 'opened'>) {
  const choices = editionChoices(menu.design, everydayPaperOf(menu.content))
  const lockOf = useLock()
  const [chosen, setChosen] = useState(choices.find((choice) => !lockOf(choice.edition)) ?? choices[0])
  const [edition, setEdition] = useState<Edition>(chosen?.edition ?? { kind: 'press' })
  const lock = lockOf(edition)
  const { holding, holds } = useAsOfNow()
  const [isNowWanted, setNowWanted] = useState(menu.asOfNow)
  const asOfNow = isNowWanted && holding !== null && canBeOfNow(edition)
  const made = useEdition(menu, `${id} ${asOfNow ? holds : ''}`, { edition, asOfNow }, lock === null)
  if (!chosen) return null
  const choose = (choice: EditionChoice) => {
    setChosen(choice)
    setEdition(choice.edition)
  }
  const isScreen = isForScreens(edition)
  const download = () => {
    if (isScreen) onDownload((whole) => downloadPictures({ ...whole, edition, asOfNow }))
    else if (made.data)
      downloadPdf(menu, asOfNow ? `${chosen.key} of ${today()}` : chosen.key, made.data.bytes)
    onClose()
  }
  return (
    <>
      <div className="flex flex-col gap-6 sm:flex-row">
        <div className="min-w-0 grow">
          <EditionList
            choices={choices}
            chosen={chosen}
            isLocked={(choice) => lockOf(choice.edition) !== null}
            onChoose={choose}
          />
        </div>
        <div className="flex shrink-0 flex-col gap-4 sm:w-60">
          {lock === null ? (
            <EditionPreview made={made} noun={isScreen ? 'picture' : nounOf(edition)} />
          ) : (
            <p className="rounded-control bg-wash p-3 text-sm">
              {planFeatures[lock].description} {planFeatures[lock].name} is available with our Professional
              plan.
            </p>
          )}
          <p className="text-quiet text-sm">{chosen.hint}</p>
          {holding !== null && canBeOfNow(edition) && (
            <div className="flex flex-col gap-2">
              <AsOfNowChoice isOn={asOfNow} onChange={setNowWanted} />
              <p role="status" className="text-sm">
                {asOfNow
                  ? `With live changes (${holding}): for today, not to be kept.`
                  : `Without live changes (${holding}).`}
              </p>
            </div>
          )}
          <EditionOptions
            edition={edition}
            sections={menu.content.sections}
            unit={menuUnit(menu.content)}
            onChange={setEdition}
          />
        </div>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {lock === null ? (
          <Button disabled={!made.data} onClick={download}>
            {isScreen ? 'Download PNG' : 'Download PDF'}
            {asOfNow && ' as of now'}
          </Button>
        ) : (
          <Button
            onClick={() => {
              onClose()
              askToUpgrade(lock)
            }}
          >
            Upgrade to Unlock
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** The feature that the plan lacks for an edition; null where it may be made. */
function useLock(): (edition: Edition) => PlanFeature | null {
  const plan = useCurrentUser()?.subscriptionPlan ?? STRANGERS_PLAN
  return (edition) => {
    const feature = featureOfEdition(edition)
    return feature === null || planAllows(plan, feature) ? null : feature
  }
}

/** Cards and folded menus are cut from sheets. */
const onSheets: readonly Edition['kind'][] = ['press-sheets', 'sheets', 'labels', 'tent-cards', 'table-cards']

const nounOf = ({ kind }: Edition): 'sheet' | 'page' => (onSheets.includes(kind) ? 'sheet' : 'page')

/** The day on the clock of the person who prints it: `2026-12-24`. */
const today = (): string => new Date().toLocaleDateString('sv-SE')

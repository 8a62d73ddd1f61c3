import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { promisedBy } from '#domain/design/brought-settings.ts'
import { isUntouched } from '#domain/design/change-template.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { DEFAULT_TEMPLATE_ID, type Template, templateById } from '#domain/design/templates.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { shapeOf } from '#domain/menu/model/walk.ts'
import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { forgetWantedTemplate, wantedTemplate } from '../../menu/store/wanted-template.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import './designer.css'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { useTimer } from '../../ui/hooks/use-timer.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { Editor } from './editor.tsx'
import { entryProblem } from './entry-problem.ts'
import { chooseTemplate } from './templates/choose-template.ts'
import { TemplateChooser } from './templates/template-chooser.tsx'
import {
  clearTemplateSelection,
  completeTemplateSelection,
  isTemplateSelectionComplete,
} from './templates/template-selection.ts'

const TRANSITION_MS = 300

export interface DesignerScreenProps {
  readonly account: ReactNode
  /** Shows a place in the editor of the content, where the designer leads back to. */
  readonly onShowContent: (target: PlaceTarget) => void
}

export function DesignerScreen({ account, onShowContent }: DesignerScreenProps) {
  const navigate = useNavigate()
  const menu = useOpenMenu((open) => open.menu)
  const templateId = useOpenMenu((open) => open.templateId)
  const hasDesign = useOpenMenu((open) => !isUntouched(open.design))
  const plan = useCurrentUser()?.subscriptionPlan ?? 'basic'
  // Checked once, on entry: edits here leave the menu valid.
  const [problem, setProblem] = useState(() => entryProblem(useOpenMenu.getState()))
  const [stage, setStage] = useState<'choosing' | 'leaving' | 'designing'>(() =>
    isStillToChoose() ? 'choosing' : 'designing',
  )

  useEffect(() => {
    if (problem) return
    const open = useOpenMenu.getState()
    if (!open.isFinalized) open.finalize()
    const template = templateById(open.templateId)
    if (!template) {
      const classic = templateById(DEFAULT_TEMPLATE_ID)
      if (classic) open.chooseTemplate(classic.id, classic.preset)
    }
  }, [problem])

  useTimer(stage === 'leaving', TRANSITION_MS, () => setStage('designing'))

  const goBack = () => {
    leaveDesign()
    navigate('/menu-builder')
  }
  const showContent = (target: PlaceTarget) => {
    onShowContent(target)
    goBack()
  }
  const choose = (template: Template) => {
    chooseTemplate(template)
    forgetWantedTemplate()
    completeTemplateSelection()
    setStage('leaving')
  }

  const beginDesignAnew = () => {
    const template = templateById(templateId) ?? templateById(DEFAULT_TEMPLATE_ID)
    if (!template) return
    useOpenMenu.getState().chooseTemplate(template.id, {
      ...defaultDesign,
      ...promisedBy(template, shapeOf(menu ?? newMenu())),
    })
    setProblem(null)
  }

  const title = <ScreenTitle name="Menu Designer" />
  if (problem?.of === 'design') {
    return (
      <>
        {title}
        <UnreadableDesign sentence={problem.sentence} onClose={beginDesignAnew} />
      </>
    )
  }
  if (problem || !menu) {
    // The menu may also have been closed since.
    const why = problem ?? entryProblem(useOpenMenu.getState())
    return (
      <>
        {title}
        {why && <SentBack sentence={why.sentence} />}
      </>
    )
  }
  return (
    <>
      {title}
      {stage === 'designing' ? (
        <Editor menu={menu} plan={plan} onBack={goBack} onShowContent={showContent} account={account} />
      ) : (
        <TemplateChooser
          plan={plan}
          chosenId={stage === 'leaving' || hasDesign ? templateId : null}
          wantedId={wantedTemplate()?.id ?? null}
          isLeaving={stage === 'leaving'}
          onChoose={choose}
          onBack={goBack}
        />
      )}
    </>
  )
}

/** A menu with a design keeps it, unless its owner has just chosen another template on a public page. */
function isStillToChoose(): boolean {
  const { design, templateId } = useOpenMenu.getState()
  const wanted = wantedTemplate()
  if (wanted && wanted.id !== templateId) return true
  return isUntouched(design) && !isTemplateSelectionComplete()
}

function leaveDesign(): void {
  useOpenMenu.getState().reopen()
  clearTemplateSelection()
}

function SentBack({ sentence }: { readonly sentence: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    leaveDesign()
    toast({ variant: 'destructive', title: 'No menu to design', description: sentence })
    navigate('/menu-builder', { replace: true })
  }, [navigate, sentence])
  return null
}

/** However the alert is closed, the design starts over. */
const UnreadableDesign = ({ sentence, onClose }: { sentence: string; onClose: () => void }) => (
  <main className="min-h-80">
    <h1 className="sr-only">Menu Designer</h1>
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="This design cannot be read"
      description={sentence}
      maxWidth={440}
    >
      <DialogActions>
        <Button onClick={onClose}>Start with a new design</Button>
      </DialogActions>
    </Dialog>
  </main>
)

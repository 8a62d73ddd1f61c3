import { REGISTER_PATH } from '#contract/pages/pages.ts'
import { waitWithSave } from '../../../menu/saving/waiting-save.ts'
import { noteTrialWanted } from '../../../menu/trial/kept-trial.ts'
import { stopAskingToRegister, useTrial } from '../../../menu/trial/trial.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

export function RegisterDialog() {
  const isAsking = useTrial((trial) => trial.isAsking)
  const keep = () => {
    noteTrialWanted(localStorage)
    waitWithSave('again')
  }
  return (
    <Dialog
      isOpen={isAsking}
      onOpenChange={stopAskingToRegister}
      title="Register to keep this menu"
      description="An account is free. It saves, shares and prints your menu, and keeps everything you did here."
      maxWidth={440}
    >
      <div className="flex flex-wrap gap-3 pb-2">
        <LinkButton href={REGISTER_PATH} size="lg" className="grow" onClick={keep}>
          Create Account
        </LinkButton>
        <LinkButton href="/auth" size="lg" variant="secondary" className="grow" onClick={keep}>
          Login
        </LinkButton>
      </div>
    </Dialog>
  )
}

import { REGISTER_PATH } from '#contract/pages/pages.ts'
import { noteTrialWanted } from '../../../menu/trial/kept-trial.ts'

/** Over the editor: what this is, where the work is kept, and how it is kept for good. */
export const TrialLine = () => (
  <section
    aria-label="Trial"
    className="flex flex-wrap items-center justify-center gap-x-4 border-rule border-b bg-wash px-4 text-sm print:hidden"
  >
    <p className="py-1.5">
      <strong className="font-semibold">No account yet.</strong>{' '}
      <span className="text-quiet max-sm:hidden">Change what you like. It’s kept in this browser.</span>
    </p>
    <a
      href={REGISTER_PATH}
      onClick={() => noteTrialWanted(localStorage)}
      className="link inline-flex min-h-8 items-center font-medium pointer-coarse:min-h-11"
    >
      Register to keep it
    </a>
  </section>
)

import { ExternalLink } from 'lucide-react'
import { DEMO_PRINT_PATH, type PageFrame, REGISTER_PATH, TRIAL_PATH } from '#contract/pages/pages.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { BASIC_SAVED_MENU_LIMIT } from '#domain/plans/plans.ts'
import { cuisines } from '#domain/reference/reference.ts'
import { PRODUCT_NAME } from '#domain/site/content.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { DemoMenu } from './demo-menu.tsx'

/** A sample menu to look at without an account, and what an account would add. */
export function DemoPage({ frame }: { frame: PageFrame }) {
  const isSignedIn = frame.visitor !== null
  const isOpen = frame.installation.registration === 'open'
  return (
    <SitePage
      frame={frame}
      title="Demo menu"
      description="A sample menu of an Italian restaurant, to read and to print without signing up."
      scripts={[frame.scriptAt('site/demo/printing.ts')]}
    >
      <div className="page-width py-10 sm:py-14">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="max-w-150">
            <h1>A sample menu</h1>
            <p className="mt-2 text-pretty text-quiet">
              A made-up Italian restaurant with real-world dishes. Look around. No sign-up needed.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton
              href={DEMO_PRINT_PATH}
              target="_blank"
              variant="secondary"
              icon={ExternalLink}
              data-opens-window
            >
              Full Preview
            </LinkButton>
            {isSignedIn ? (
              <LinkButton href="/menu-builder">Create Your Menu</LinkButton>
            ) : (
              <>
                {isOpen && (
                  <LinkButton href={TRIAL_PATH} variant="secondary">
                    Try the editor
                  </LinkButton>
                )}
                <LinkButton href={isOpen ? REGISTER_PATH : '/auth'}>
                  {isOpen ? 'Sign Up to Save' : 'Sign In'}
                </LinkButton>
              </>
            )}
          </div>
        </div>
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
          <div className="rounded-card bg-desk p-3 sm:p-10">
            <div className="mx-auto max-w-170 shadow-raised">
              <DemoMenu headingLevel={2} />
            </div>
            <p className="mt-4 text-center text-quiet text-sm">Created with {PRODUCT_NAME}</p>
          </div>
          {isSignedIn ? <NextStep /> : <Pitch installation={frame.installation} />}
        </div>
      </div>
    </SitePage>
  )
}

const panelClass = 'rounded-card border border-rule bg-card p-6 lg:sticky lg:top-6'

function Pitch({ installation }: Pick<PageFrame, 'installation'>) {
  const withPlans = hasPlans(installation)
  const isOpen = installation.registration === 'open'
  return (
    <aside aria-labelledby="pitch" className={panelClass}>
      <h2 id="pitch" className="text-lg">
        Make it your own
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-quiet">
        <li>Menus for {cuisines.length} cuisines, with your dishes and your prices</li>
        {withPlans && <li>Up to {BASIC_SAVED_MENU_LIMIT} saved menus, free for as long as you like</li>}
        <li>A PDF for the printer and a link for your guests</li>
      </ul>
      {isOpen ? <SignUp withPlans={withPlans} /> : <SignIn />}
    </aside>
  )
}

const SignUp = ({ withPlans }: { withPlans: boolean }) => (
  <>
    <LinkButton href={REGISTER_PATH} size="lg" className="mt-6 w-full">
      {withPlans ? "Sign Up - It's Free" : 'Sign Up'}
    </LinkButton>
    {withPlans && <p className="mt-3 text-center text-quiet text-sm">No credit card required</p>}
    <p className="mt-4 border-rule border-t pt-4 text-center text-sm">
      <a href="/auth" className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
        Already have an account?
      </a>
    </p>
  </>
)

/** Where not everybody may make an account, nobody is asked to. */
const SignIn = () => (
  <LinkButton href="/auth" size="lg" className="mt-6 w-full">
    Sign In
  </LinkButton>
)

const NextStep = () => (
  <aside aria-labelledby="next" className={panelClass}>
    <h2 id="next" className="text-lg">
      Your turn
    </h2>
    <p className="mt-2 text-pretty text-quiet">Pick a cuisine, and you have a first menu in a moment.</p>
    <LinkButton href="/menu-builder" size="lg" className="mt-6 w-full">
      Create Your Menu
    </LinkButton>
  </aside>
)

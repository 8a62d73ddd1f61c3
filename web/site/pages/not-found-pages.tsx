import type { ReactNode } from 'react'
import type { PageFrame } from '#contract/pages/pages.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SitePage } from '../frame/site-page.tsx'

export function NotFoundPage({ frame }: { frame: PageFrame }) {
  const isForGuests = new URL(frame.url).pathname.startsWith(GUESTS)
  return (
    <SitePage frame={frame} title="404 Page Not Found" isIndexed={false} isScreen>
      <Apology
        heading={isForGuests ? 'There is no page at this address' : '404 Page Not Found'}
        action={<LinkButton href="/">Go to the home page</LinkButton>}
      >
        {isForGuests ? (
          'Check the address for a typo, or scan the code on your table again. The restaurant may have closed its page.'
        ) : (
          <>
            Did you forget to add the page to the router?
            <span className="mt-2 block">There is no page at this address. Check it for a typo.</span>
          </>
        )}
      </Apology>
    </SitePage>
  )
}

/** Pages of restaurants: codes on tables lead there. */
const GUESTS = '/r/'

export const MenuNotFoundPage = ({ frame }: { frame: PageFrame }) => (
  <SitePage frame={frame} title="Menu Not Found" isIndexed={false} isScreen>
    <Apology heading="Menu Not Found" action={<LinkButton href="/saved-menus">Back to My Menus</LinkButton>}>
      The menu you're looking for doesn't exist or has been deleted.
    </Apology>
  </SitePage>
)

/** What is shown when something of ours broke; nothing about what it was, but where the log tells it. */
export const UnexpectedErrorPage = ({ frame, requestId }: { frame: PageFrame; requestId: string }) => (
  <SitePage frame={frame} title="Something went wrong" isIndexed={false} isScreen>
    <Apology
      heading="Something went wrong"
      action={<LinkButton href={new URL(frame.url).pathname}>Try again</LinkButton>}
    >
      The page could not be shown. Nothing of yours is lost; please try again in a moment.
      <span className="mt-2 block text-sm">Reference: {requestId}</span>
    </Apology>
  </SitePage>
)

const Apology = ({
  heading,
  action,
  children,
}: {
  heading: string
  action: ReactNode
  children: ReactNode
}) => (
  <div className="page-width flex flex-col items-center py-24 text-center">
    <h1>{heading}</h1>
    <p className="mt-4 max-w-prose text-quiet">{children}</p>
    <div className="mt-8">{action}</div>
  </div>
)

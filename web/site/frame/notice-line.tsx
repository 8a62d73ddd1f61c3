import { type AccountNotice, accountNotice } from '#domain/site/account-notice.ts'

/** A toast without a script: it leaves by itself after as long as a screen's toast stays. */
export function NoticeLine({ notice, username }: { notice: AccountNotice; username: string }) {
  const { title, description } = accountNotice(notice, username)
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-97 animate-[fade-out_200ms_ease-in_5s_forwards] motion-reduce:static motion-reduce:my-4 sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:w-97"
    >
      <ol>
        <li className="rounded-card border border-rule-raised bg-card p-4 shadow-raised">
          <div role="status">
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 text-quiet text-sm">{description}</p>
          </div>
        </li>
      </ol>
    </section>
  )
}

import { type AccountNotice, accountNotice } from '#domain/site/account-notice.ts'

/** A toast without a script: it leaves by itself after as long as a screen's toast stays. */
export function NoticeLine({ notice, username }: { notice: AccountNotice; username: string }) {
  const { title, description } = accountNotice(notice, username)
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-4 z-50 mx-auto max-w-97 animate-[fade-out_200ms_ease-in_5s_forwards] rounded-card border border-rule-raised bg-card p-4 shadow-raised motion-reduce:static motion-reduce:m-4 sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:w-97"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-quiet text-sm">{description}</p>
    </div>
  )
}

import type { RegistrationMode } from '#contract/installation.ts'

const words: Readonly<Record<Exclude<RegistrationMode, 'open'>, { title: string; text: string }>> = {
  invited: {
    title: 'Registration is by invitation',
    text: 'To get an account, ask the administrator for a link. Open it in this browser, and you can register here.',
  },
  closed: {
    title: 'Registration is closed',
    text: 'No new accounts are made here. If you have one, sign in above.',
  },
}

/** Under the login, where not everybody may make an account. */
export function RegistrationNote({ registration }: { registration: keyof typeof words }) {
  const { title, text } = words[registration]
  return (
    <section aria-labelledby="registration" className="mt-8 border-rule border-t pt-6">
      <h2 id="registration" className="font-sans font-semibold text-base">
        {title}
      </h2>
      <p className="mt-1 text-pretty text-quiet text-sm">{text}</p>
    </section>
  )
}

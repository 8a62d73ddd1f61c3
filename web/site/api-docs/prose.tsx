import type { ReactNode } from 'react'

/** Paragraphs with **names** and `code`, which is all that descriptions are written in. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-prose text-pretty">
      <Phrase text={paragraph} />
    </p>
  ))
}

export function Phrase({ text }: { text: string }): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    const inner = part.replaceAll(/^(\*\*|`)|(\*\*|`)$/g, '')
    // The parts of a sentence have no names, and never change places.
    const key = `${index} ${part}`
    if (part.startsWith('**')) return <strong key={key}>{inner}</strong>
    return part.startsWith('`') ? <Code key={key}>{inner}</Code> : part
  })
}

export function Code({ children }: { children: ReactNode }) {
  return <code className="break-words font-mono text-[0.9em]">{children}</code>
}

/** Commands and bodies; long lines are broken, so that nothing has to be scrolled sideways. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre className="mt-3 whitespace-pre-wrap break-words rounded-control bg-wash p-4 font-mono text-sm print:border print:border-rule">
      {children}
    </pre>
  )
}

/** Lines of a name and what is said of it: side by side where there is room. */
export function Lines({ children }: { children: ReactNode }) {
  return <dl className="mt-3 border-rule border-t text-sm">{children}</dl>
}

export function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-rule border-b py-2 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-6">
      <dt className="min-w-0">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

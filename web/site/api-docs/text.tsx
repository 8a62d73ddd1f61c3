import type { ReactNode } from 'react'

export const shapeAnchor = (name: string): string => `shape-${name}`

/** A text with **names** and `code`, which is all that descriptions are written in. */
export const Phrase = ({ text }: { text: string }): ReactNode =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    const inner = part.replaceAll(/^(\*\*|`)|(\*\*|`)$/g, '')
    // The parts of a sentence have no names, and never change places.
    const key = `${index} ${part}`
    if (part.startsWith('**')) return <strong key={key}>{inner}</strong>
    if (part.startsWith('`')) return <code key={key}>{inner}</code>
    return part
  })

/** Commands, bodies and shapes, whose names are links; long lines break, so that nothing scrolls sideways. */
export const CodeBlock = ({ children }: { children: string }) => (
  <pre className="mt-3 whitespace-pre-wrap break-words rounded-control bg-wash p-4 font-mono text-sm print:border print:border-rule">
    {children.split(/(<[A-Z]\w+>)/).map((part, index) => {
      const name = /^<(\w+)>$/.exec(part)?.[1]
      if (!name) return part
      // The parts of a text have no names, and never change places.
      const key = `${index} ${name}`
      return (
        <a key={key} href={`#${shapeAnchor(name)}`} className="text-accent underline underline-offset-2">
          {name}
        </a>
      )
    })}
  </pre>
)

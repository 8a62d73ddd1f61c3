import { useState } from 'react'
import type { Preflight } from '#domain/preflight/preflight.ts'
import { factWords, missingFacts } from '#domain/preflight/telling/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FactFields } from '../facts/fact-fields.tsx'
import { factsInShort } from '../facts/fact-words.ts'
import type { RestaurantFacts } from '../facts/facts-of-restaurant.ts'
import { keepFacts, useOpenFacts } from './open-facts.ts'

/** The facts that decide which rules bind: open while one that would tell more is missing. */
export function AskedFacts({ answer }: { answer: Preflight }) {
  const facts = useOpenFacts()
  const missing = missingFacts(answer)
  // Answers must not take the fields away from who fills them in.
  const [isAsking] = useState(missing.length > 0)
  const fields = <FactFields facts={facts} onFacts={(said: RestaurantFacts) => keepFacts(said)} />
  if (!isAsking) {
    return (
      <Disclosure label="What decides which laws bind you" summary={factsInShort(facts)}>
        {fields}
      </Disclosure>
    )
  }
  return (
    <section
      aria-label="What decides which laws bind you"
      className="flex flex-col gap-3 border-rule border-t pt-3"
    >
      <h3 className="font-medium text-sm">What decides which laws bind you</h3>
      <p className="text-quiet text-sm">
        {missing.length > 0
          ? `Preflight could tell more if it knew ${factWords(missing)}. Each of them may stay empty.`
          : 'Preflight knows all that it asks for here.'}
      </p>
      {fields}
    </section>
  )
}

import { ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Finding, Fix } from '#domain/preflight/rules/rule.ts'
import { type NamedPlace, namedPlaces } from '#domain/preflight/telling/places.ts'
import { certaintyWords, factWords, forceWords, readWords } from '#domain/preflight/telling/words.ts'
import { Button } from '../../ui/button/button.tsx'
import { refusedOffer, refusedVerb } from '../store/judged-edits.ts'

/** This many places are named at first; the others on demand. */
const PLACES_SHOWN = 6

export interface FindingCardProps {
  readonly finding: Finding
  readonly menu: Menu
  readonly onShow: (place: NamedPlace) => void
  readonly onFix: (fix: Fix) => void
}

/** One thing that a rule found: what is wrong, where, what fixes it, whom the rule binds and its source. */
export function FindingCard({ finding, menu, onShow, onFix }: FindingCardProps) {
  const { rule, pack, sentence, fixes = [], asks } = finding
  return (
    <li className="flex flex-col gap-3 rounded-control border border-rule p-4">
      <div className="flex flex-col gap-1">
        <h4 className="font-medium text-sm">
          {rule.title} <span className="font-normal text-quiet">· {pack.name}</span>
        </h4>
        <p className="[overflow-wrap:anywhere]" dir="auto">
          {sentence}
        </p>
        {asks.length > 0 && (
          <p className="text-sm text-warn-ink">
            Whether this binds you depends on {factWords(asks)}, which isn’t set.
          </p>
        )}
      </div>
      <Places places={namedPlaces(menu, finding.places)} onShow={onShow} />
      <Fixes fixes={fixes} menu={menu} onFix={onFix} />
      <RuleSource finding={finding} />
    </li>
  )
}

interface FixesProps extends Pick<FindingCardProps, 'menu' | 'onFix'> {
  readonly fixes: readonly Fix[]
}

/** What fixes it in one press. A fix that the person may not make is named, with who may. */
function Fixes({ fixes, menu, onFix }: FixesProps) {
  const judged = useMemo(() => fixes.map((fix) => ({ fix, refusal: refusedFix(fix, menu) })), [fixes, menu])
  const refused = judged.find(({ refusal }) => refusal !== null)
  const made = judged.filter(({ refusal }) => refusal === null)
  return (
    <>
      {made.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {made.map(({ fix }) => (
            <Button key={fix.id} variant="secondary" size="sm" onClick={() => onFix(fix)}>
              {fix.label}…
            </Button>
          ))}
        </div>
      )}
      {refused && (
        <p className="text-quiet text-sm">
          {refused.fix.label}: {refused.refusal}
        </p>
      )}
    </>
  )
}

const refusedFix = ({ apply, design }: Fix, menu: Menu): string | null =>
  refusedOffer(menu, apply) ?? (design ? refusedVerb('design') : null)

function Places({ places, onShow }: { places: readonly NamedPlace[]; onShow: FindingCardProps['onShow'] }) {
  const [areAllShown, setAllShown] = useState(false)
  if (places.length === 0) return null
  const rest = places.length - PLACES_SHOWN
  const shown = areAllShown || rest <= 1 ? places : places.slice(0, PLACES_SHOWN)
  return (
    <ul aria-label="Places" className="-mx-2 flex flex-wrap gap-x-1 gap-y-0.5">
      {shown.map((place) => (
        <li key={place.pointer} className="min-w-0 max-w-full">
          <Button
            variant="quiet"
            size="sm"
            className="max-w-full px-2! text-accent underline underline-offset-2"
            aria-description="Shows it in the editor."
            onClick={() => onShow(place)}
          >
            <bdi className="truncate">{place.name}</bdi>
          </Button>
        </li>
      ))}
      {shown.length < places.length && (
        <li>
          <Button variant="quiet" size="sm" className="px-2!" onClick={() => setAllShown(true)}>
            And {rest} more
          </Button>
        </li>
      )}
    </ul>
  )
}

/** The businesses that the rule binds, and how far it can be trusted. */
function RuleSource({ finding: { rule } }: Pick<FindingCardProps, 'finding'>) {
  const { title, address } = rule.source
  const force = forceWords(rule)
  return (
    <dl className="grid gap-x-3 gap-y-0.5 text-quiet text-sm sm:grid-cols-[auto_1fr]">
      <dt className="font-medium">Applies to</dt>
      <dd>{rule.binds}</dd>
      {force !== '' && (
        <>
          <dt className="font-medium">In force</dt>
          <dd>{force}</dd>
        </>
      )}
      <dt className="font-medium">Source</dt>
      <dd className="[overflow-wrap:anywhere]">
        {address ? (
          <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {title}
            <ExternalLink size={16} aria-hidden="true" className="ml-1 inline" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          title
        )}
        , {readWords(rule.source)}
      </dd>
      <dt className="font-medium">Based on</dt>
      <dd>{certaintyWords[rule.certainty]}</dd>
    </dl>
  )
}

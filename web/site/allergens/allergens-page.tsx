import type { AllergensPageContent, PageFrame } from '#contract/pages/pages.ts'
import {
  alsoText,
  type MatrixBlock,
  type MatrixCell,
  type MatrixRow,
} from '#domain/menu/allergen-matrix/allergen-matrix.ts'
import { type DrawnState, matrixSigns } from '#domain/menu/allergen-matrix/matrix-signs.ts'
import type { MatrixWords } from '#domain/menu/allergen-matrix/words/words.ts'
import { guestLanguage } from '#domain/menu/printed/words/guest-language.ts'
import { withNumber } from '#domain/menu/printed/words/menu-words.ts'
import { Document } from '../frame/document.tsx'
import css from './allergens.css?inline'

interface AllergensPageProps {
  readonly content: AllergensPageContent
  readonly frame: PageFrame
}

export function AllergensPage({ content, frame }: AllergensPageProps) {
  const { restaurant, menu, writing, matrix, facts, menuUrl } = content
  const { words } = matrix
  const title = `${words.allergens} – ${restaurant}`
  return (
    <Document
      frame={frame}
      title={title}
      description={title}
      language={writing.language}
      direction={writing.direction}
      isIndexed={false}
      css={css}
    >
      <div lang={guestLanguage(writing.language)} dir={writing.direction} className="page">
        <header>
          <h1>{words.allergens}</h1>
          <p className="owner">
            <a href={menuUrl} lang={writing.language}>
              {[restaurant, menu].filter(Boolean).join(' · ')}
            </a>
          </p>
          <p className="facts">{[...facts, declaredText(content)].join(' · ')}</p>
          <p className="promise">{words.noPromise}</p>
          <Legend words={words} />
        </header>
        <main>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls the table by its keys. */}
          <section className="scroll" aria-label={words.allergens} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col" className="dish">
                    {words.dish}
                  </th>
                  {matrix.columns.map(({ key, name, covers }) => (
                    <th key={key} scope="col" className={covers.length > 2 ? 'wide' : 'narrow'}>
                      <span>{name}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              {[...matrix.blocks, ...matrix.extras.map((block) => extrasOf(block, words.extras))].map(
                (block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name, and none moves.
                  <Block key={at} block={block} content={content} />
                ),
              )}
            </table>
          </section>
        </main>
      </div>
    </Document>
  )
}

type Content = Pick<AllergensPageProps, 'content'>
type Words = AllergensPageContent['matrix']['words']

const declaredText = ({ matrix: { words, dishes } }: AllergensPageContent): string =>
  withNumber(words.declared, dishes.declared).replace('{all}', String(dishes.all))

const extrasOf = (block: MatrixBlock, extras: string): MatrixBlock => ({
  ...block,
  name: `${extras}: ${block.name}`,
})

function Legend({ words }: { words: Words }) {
  const entries: [DrawnState, string][] = [
    ['contains', words.contains],
    ['by-choice', words.byChoice],
    ['may-contain', words.mayContain],
    ['removable', words.removable],
  ]
  return (
    <ul className="legend">
      {entries.map(([state, meaning]) => (
        <li key={state}>
          <Sign state={state} /> {meaning}
        </li>
      ))}
      <li>– {words.none}</li>
    </ul>
  )
}

const Sign = ({ state }: { state: DrawnState }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
    <path fillRule="evenodd" d={matrixSigns[state]} />
  </svg>
)

function Block({
  block: { name, rows },
  content: { matrix, writing },
}: Content & { readonly block: MatrixBlock }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={matrix.columns.length + 1} className="section" lang={writing.language}>
          <span>{name}</span>
        </th>
      </tr>
      {rows.map(({ name: dish, number, cells, ...row }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dish may occur twice, and none moves.
        <tr key={at} className={cells ? undefined : 'silent'}>
          <th scope="row" className="dish">
            <span lang={writing.language}>{[number, dish].filter(Boolean).join(' ')}</span>
            <Also row={row} words={matrix.words} />
          </th>
          {cells ? (
            cells.map((cell, index) => (
              <td key={matrix.columns[index]?.key}>
                <Cell cell={cell} words={matrix.words} />
              </td>
            ))
          ) : (
            <td colSpan={matrix.columns.length}>
              <span className="not-declared">{matrix.words.notDeclared}</span>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

function Cell({ cell: { state, names, traces }, words }: { cell: MatrixCell; words: Words }) {
  if (state === 'none') return <Spoken sign="–" words={words.none} />
  if (state === 'unknown') return <Spoken sign="?" words={words.notDeclared} />
  const said = {
    contains: words.contains,
    'by-choice': words.byChoice,
    'may-contain': words.mayContain,
    removable: words.removable,
  }[state]
  const note = [names.join(', '), traces.length > 0 ? `(${traces.join(', ')})` : ''].filter(Boolean).join(' ')
  return (
    <>
      <Sign state={state} />
      <span className="spoken">{said}</span>
      {note && <span className="note"> {note}</span>}
    </>
  )
}

/** A sign, and what it is for those who hear it. */
const Spoken = ({ sign, words }: { sign: string; words: string }) => (
  <>
    <span aria-hidden="true">{sign}</span>
    <span className="spoken">{words}</span>
  </>
)

function Also({
  row,
  words,
}: {
  readonly row: Pick<MatrixRow, 'also' | 'alsoByChoice' | 'alsoTraces'>
  readonly words: MatrixWords
}) {
  const text = alsoText(row, words)
  return text ? <span className="also">{text}</span> : null
}

import { guestWriting } from '#domain/menu/printed/words/guest-language.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import { PRODUCT_NAME } from '#domain/site/content.ts'

interface MadeWithProps {
  /** Of the menu, BCP 47. */
  readonly language: string
  /** Where the link opens; here where absent. */
  readonly target?: '_blank' | undefined
}

/** Who made the page: a link where the sentence of its language names us. */
export function MadeWith({ language, target }: MadeWithProps) {
  const [before, after] = menuWords(language).madeWith.split(PRODUCT_NAME)
  return (
    <p className="watermark" {...guestWriting(language)}>
      {before}
      <a href="/" target={target}>
        {PRODUCT_NAME}
      </a>
      {after}
    </p>
  )
}

import type { Design } from '#domain/design/settings.ts'
import '../../../faces/pairs/all.css'
import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'

/** How each pair of typefaces is called, and the classes that set the name in the face of its headings. */
const fonts: Readonly<Record<Design['fontFamily'], readonly [name: string, classes: string]>> = {
  serif: ['Serif', 'font-display text-base'],
  'sans-serif': ['Sans-serif', 'text-base'],
  mono: ['Mono', 'font-mono text-base'],
  cursive: ['Cursive', "font-['Dancing_Script'] font-bold text-lg"],
  caslon: ['Bookish', "font-['Libre_Caslon_Text'] text-base"],
  typewriter: ['Typewriter', "font-['Courier_Prime'] text-base"],
  bistro: ['Bistro', "font-['Playfair_Display'] text-lg italic"],
  cormorant: ['Fine serif', "font-['Cormorant_Garamond'] text-lg"],
  jost: ['Geometric', "font-['Jost'] text-base"],
  garamond: ['Old-style', "font-['EB_Garamond'] text-lg"],
  'work-sans': ['Wide sans', "font-['Work_Sans'] text-base"],
  archivo: ['Grotesque', "font-['Archivo'] text-base"],
  deco: ['Art deco', "font-['Josefin_Sans'] text-lg"],
  'source-serif': ['Sturdy serif', "font-['Source_Serif_4'] text-base"],
  slab: ['Poster', "font-['League_Gothic'] text-xl"],
  bodoni: ['Contrast', "font-['Bodoni_Moda'] text-lg italic"],
}

const part = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(fonts).map(([key, font]) => [key, font[index]])) as Record<
    Design['fontFamily'],
    string
  >
const names = part(0)
const classes = part(1)

export function TextSettings({ design, onChange }: SettingsProps) {
  return (
    <div className="flex flex-col gap-5">
      <ChoiceRow
        label="Font"
        columns={2}
        value={design.fontFamily}
        options={names}
        optionClasses={classes}
        onChange={(fontFamily) => onChange({ fontFamily })}
      />
      <ChoiceRow
        label="Size"
        value={design.fontSize}
        options={{ small: 'Small', medium: 'Medium', large: 'Large' }}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <ChoiceRow
        label="Header"
        value={design.headerStyle}
        options={{
          'left-aligned': 'Left',
          centered: 'Centered',
          'right-aligned': 'Right',
          banner: 'Banner',
        }}
        onChange={(headerStyle) => onChange({ headerStyle })}
      />
    </div>
  )
}

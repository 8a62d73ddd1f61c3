import { honours } from '#domain/design/honoured-settings.ts'
import type { Design } from '#domain/design/settings.ts'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import '../../../faces/pairs/all.css'
import { Switch } from '../../../ui/form/switch.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ChoiceRow } from './controls/choice-row.tsx'
import type { TemplateSettingsProps } from './controls/settings-props.ts'
import { SizeRow } from './controls/size-row.tsx'

/** How each pair of typefaces is called, and the classes that set the name in the face of its headings. */
const fonts: Readonly<Record<Design['fontFamily'], readonly [name: string, classes: string]>> = {
  serif: ['Serif', 'font-display text-base'],
  'sans-serif': ['Sans-serif', 'text-base'],
  mono: ['Mono', 'font-mono text-base'],
  cursive: ['Cursive', "font-['Dancing_Script'] font-bold text-lg"],
  caslon: ['Bookish', "font-['Libre_Caslon_Text'] text-base"],
  typewriter: ['Typewriter', "font-['Courier_Prime'] text-base"],
  bistro: ['Bistro', "font-['Playfair_Display'] text-lg italic"],
  cormorant: ['Fine serif', "font-['Cormorant_Garamond_Variable'] text-lg"],
  jost: ['Geometric', "font-['Jost_Variable'] text-base"],
  garamond: ['Old-style', "font-['EB_Garamond_Variable'] text-lg"],
  'work-sans': ['Wide sans', "font-['Work_Sans_Variable'] text-base"],
  archivo: ['Grotesque', "font-['Archivo_Variable'] text-base"],
  deco: ['Art deco', "font-['Josefin_Sans_Variable'] text-lg"],
  'source-serif': ['Sturdy serif', "font-['Source_Serif_4_Variable'] text-base"],
  slab: ['Poster', "font-['League_Gothic'] text-xl"],
  bodoni: ['Contrast', "font-['Bodoni_Moda_Variable'] text-lg italic"],
  blocks: ['Blocks', "font-['Bungee'] text-base"],
  western: ['Western', "font-['Rye'] text-base"],
  tall: ['Tall sans', "font-['Big_Shoulders'] text-lg font-extrabold"],
  counter: ['Bold serif', "font-['DM_Serif_Display'] text-lg"],
  fatface: ['Fat face', "font-['Abril_Fatface'] text-base"],
}

const part = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(fonts).map(([key, font]) => [key, font[index]])) as Record<
    Design['fontFamily'],
    string
  >
const names = part(0)
const classes = part(1)

export function TextSettings({ design, template, onChange }: TemplateSettingsProps) {
  const field = fieldsOf(design, onChange)
  return (
    <div className="flex flex-col gap-5">
      <ChoiceRow
        label="Font"
        columns={2}
        {...field.choice('fontFamily')}
        options={names}
        optionClasses={classes}
      />
      <ChoiceRow
        label="Size"
        {...field.choice('fontSize')}
        options={{ small: 'Small', medium: 'Medium', large: 'Large' }}
      />
      {honours(template, 'headerStyle') && <HeaderRow {...{ design, template, onChange }} />}
      {honours(template, 'headingCase') && (
        <ChoiceRow
          label="Section headings"
          {...field.choice('headingCase')}
          options={{
            template: 'Default',
            'as-typed': 'As typed',
            capitals: 'CAPITALS',
            'small-capitals': 'Small caps',
          }}
          optionClasses={{
            template: '',
            'as-typed': '',
            capitals: '',
            'small-capitals': '[font-variant-caps:small-caps]',
          }}
        />
      )}
      <Disclosure label="More about the text" summary="Sizes, quotes and dashes">
        <SizeRow label="Name of the restaurant" {...field.choice('titleSize')} />
        <SizeRow label="Names of dishes" {...field.choice('nameSize')} />
        {design.showDescriptions && <SizeRow label="Descriptions" {...field.choice('descriptionSize')} />}
        {design.showPrices && <SizeRow label="Prices" {...field.choice('priceSize')} />}
        <Switch
          label="Quotes and dashes as printers set them"
          hint="As in “Joe’s” and ½. Your menu stays as you typed it."
          checked={design.punctuation === 'typographic'}
          onCheckedChange={(isOn) => onChange({ punctuation: isOn ? 'typographic' : 'as-typed' })}
        />
      </Disclosure>
    </div>
  )
}

const headers: Readonly<Record<Design['headerStyle'], string>> = {
  'left-aligned': 'Left',
  centered: 'Centered',
  'right-aligned': 'Right',
  banner: 'Banner',
}

/** A template with one axis at the start of the lines has no centered header. */
function HeaderRow({ design, template, onChange }: TemplateSettingsProps) {
  const hasCentered = template.tokens.alignment.headings !== 'start'
  const all = Object.keys(headers) as Design['headerStyle'][]
  return (
    <ChoiceRow
      label="Header"
      value={design.headerStyle === 'centered' && !hasCentered ? 'left-aligned' : design.headerStyle}
      options={headers}
      order={hasCentered ? all : all.filter((style) => style !== 'centered')}
      onChange={(headerStyle) => onChange({ headerStyle })}
    />
  )
}

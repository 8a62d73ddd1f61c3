import { frameSnippet, linkSnippet, oEmbedAddress } from '#domain/live/guests/embedding.ts'

export interface AddressElsewhere {
  readonly name: string
  readonly what: string
  readonly text: string
}

interface Page {
  readonly url: string
  readonly name: string
}

export const addressesElsewhere = ({ url, name }: Page): readonly AddressElsewhere[] => [
  {
    name: 'Embed on your website',
    what: 'One line that shows your menus in a frame of your own page, without a program. Where a website builder asks for an address to embed, give it that of your page.',
    text: frameSnippet({ url, name }),
  },
  {
    name: 'Link for your website',
    what: 'For websites that take no frames.',
    text: linkSnippet({ url, name }),
  },
  {
    name: 'Address for oEmbed',
    what: 'For blogs and wikis that ask for one. Most find it automatically from your page’s address.',
    text: oEmbedAddress(url),
  },
  {
    name: 'Menus as data',
    what: 'For your web or app developer: all menus with prices, allergens and what is sold out, as JSON.',
    text: `${url}/menu.json`,
  },
  {
    name: 'Menus for Google',
    what: 'The file that a Google Business Profile takes as FoodMenus.',
    text: `${url}/food-menus.json`,
  },
]

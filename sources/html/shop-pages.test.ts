import { expect, it } from 'vitest'
import { textOf } from '#domain/reading/lines/line.ts'
import { htmlLines } from './html-lines.ts'

const textsOf = (html: string) => htmlLines(html).map(textOf)

const product = (name: string, price: string) =>
  `<li class="product"><a href="/p"><img src="x.jpg"><h2>${name}</h2><span class="price">${price}</span></a><a href="?add" class="button add_to_cart_button">Add to cart</a></li>`

const amount = (price: string) => `<span class="amount"><bdi><span>&#36;</span>${price}</bdi></span>`

it('reads the list of a shop: a product with its price, whatever the level of its heading', () => {
  expect(
    textsOf(
      `<h1>Pizza</h1><ul class="products">${product('Margherita', amount('9.50'))}${product('Diavola', amount('12.00'))}</ul>`,
    ),
  ).toEqual(['Pizza', 'Margherita\t$9.50', 'Diavola\t$12.00'])
})

it('takes a price that is struck through for a former one, on either side of the one that holds', () => {
  const sale = `<del aria-hidden="true">${amount('12.00')}</del> <span class="screen-reader-text">Original price was: $12.00.</span><ins aria-hidden="true">${amount('9.50')}</ins>`
  expect(textsOf(`<ul>${product('Margherita', sale)}</ul>`)).toEqual(['Margherita\t$9.50 (reg. $12.00)'])
  expect(textsOf('<p>Soup <s>$8</s> <b>$6</b></p><p>Wings $9 <del>$11</del></p>')).toEqual([
    'Soup\t$6 (reg. $8)',
    'Wings $9 (reg. $11)',
  ])
})

it.each([
  ['<p>Soup $6<sup>50</sup></p>', 'Soup $6.50'],
  ['<p>Soup <span>$12<sup>95</sup></span></p>', 'Soup\t$12.95'],
  ['<p>Soup <span>€ 6<span class="cents">50</span></span></p>', 'Soup\t€ 6.50'],
  ['<div><span>$</span><span>6</span><sup>50</sup></div>', '$6.50'],
  ['<p>Soup<sup>12</sup> 6.50</p>', 'Soup\t12\t6.50'],
])('reads cents that are raised, and no code of an allergen: %s', (html, text) => {
  expect(textsOf(html)).toEqual([text])
})

it('reads what is seen, not what is read aloud in its place', () => {
  expect(
    textsOf(
      '<p>Soup <span aria-hidden="true">$6.50</span><span class="sr-only">six dollars fifty</span></p><i aria-hidden="true">star</i>',
    ),
  ).toEqual(['Soup\t$6.50'])
})

it('reads a list of terms with their prices', () => {
  expect(textsOf('<dl><dt>Soup</dt><dd>$6.50</dd><dt>Wings <b>$9</b></dt><dd>hot</dd></dl>')).toEqual([
    'Soup\t$6.50',
    'Wings\t$9',
    'hot',
  ])
  expect(textsOf('<dl><dt>Soup</dt><dd>of the day</dd><dd>$6.50</dd><dt>Wings</dt><dd>$9</dd></dl>')).toEqual(
    ['Soup\t$6.50', 'of the day', 'Wings\t$9'],
  )
})

it('keeps the lines and columns of text that is set as it is written', () => {
  expect(textsOf('<pre>\nSANDWICHES\nReuben                 13.50\n</pre><p>Open  daily</p>')).toEqual([
    'SANDWICHES',
    'Reuben\t13.50',
    'Open daily',
  ])
})

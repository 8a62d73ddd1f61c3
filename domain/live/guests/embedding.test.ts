import { expect, it } from 'vitest'
import { frameSnippet, linkSnippet, oEmbedOf } from './embedding.ts'

const page = { url: 'https://carte.example/r/osteria', name: 'Chez "Nous" <b>' }

it('makes lines that stay one element whatever the restaurant is called', () => {
  expect(frameSnippet(page)).toMatch(
    /^<iframe src="https:\/\/carte\.example\/r\/osteria\/embed" title="Chez &quot;Nous&quot; &lt;b&gt;" [^<>]*><\/iframe>$/,
  )
  // A strict policy of the website around it would take a style away, and with it the height.
  expect(frameSnippet(page)).not.toContain('style=')
  expect(linkSnippet(page)).toBe(
    '<a href="https://carte.example/r/osteria">Chez &quot;Nous&quot; &lt;b&gt;</a>',
  )
})

it('answers oEmbed with the frame and its size', () => {
  expect(oEmbedOf(page, 'https://carte.example', 'Carte')).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Chez "Nous" <b>',
    html: frameSnippet(page),
    width: 640,
    height: 900,
  })
})

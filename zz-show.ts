import { readFileSync } from 'node:fs'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
for (const f of process.argv.slice(2)) for (const m of readFileSync(f, 'utf8').split(/^=====$/mu)) {
  const r = readMenuLines(textLines(m.trim()), { country: process.env.C ?? 'US' })
  const { content } = r as any
  console.log('####', content.restaurantName, '|', content.title ?? '', '|', JSON.stringify(content.contact ?? content.profile ?? ''), '| notes:', JSON.stringify(content.notices ?? content.footer ?? ''))
  const gs = new Map((content.modifierGroups ?? []).map((g: any) => [g.id, g.name + ': ' + g.options.map((o: any) => o.name + ' ' + o.amount).join(', ')]))
  for (const s of content.sections) {
    console.log('##', s.name, s.daypart ?? '', (s.prices ?? []).map((p: any) => `${p.kind}:${p.label ?? ''}:${p.amount}`).join(' '), '| intro:', JSON.stringify(s.intro ?? s.description ?? ''), '| footer:', JSON.stringify(s.footer ?? ''), '|', (s.groups ?? s.modifierGroups ?? []).map((g: string) => gs.get(g)).join(' ; '))
    for (const i of s.items) console.log('   -', i.name, i.description ? `[${i.description}]` : '', i.prices.map((p: any) => `${p.kind === 'fixed' ? '' : p.kind + ' '}${p.label ? p.label + ':' : ''}${p.amount}`).join(' '), (i.groups ?? i.modifierGroups ?? []).map((g: string) => gs.get(g)).join(' ; '))
  }
  console.log('doubts', (r.doubts ?? []).map((d: any) => d.code + '@' + (d.line ?? d.lines)).join(' '))
}

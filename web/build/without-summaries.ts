import { type Plugin, parseSync, Visitor } from 'vite'

/** Empties the `summary` of every `endpoint({ … })`. The code is JavaScript: its types are gone by then. */
export const emptySummaries = (code: string) => {
  const texts: { start: number; end: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || given?.type !== 'ObjectExpression') return
      for (const property of given.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (property.key.name === 'summary') texts.push(property.value)
      }
    },
  }).visit(parseSync('endpoints.js', code).program)
  return texts.reduceRight((left, { start, end }) => `${left.slice(0, start)}''${left.slice(end)}`, code)
}

/** Only the API's document shows what each endpoint does: the browser loads the contract without these texts. */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  transform: { filter: { id: /[\\/]contract[\\/].*endpoints\.ts$/ }, handler: (code) => emptySummaries(code) },
}

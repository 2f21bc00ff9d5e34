import { type Plugin, parseSync } from 'vite'

/** A module with the same exports, each a function that does nothing. */
export const emptyExports = (code: string) => {
  const names = parseSync('module.js', code).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  )
  return `const nothing = () => undefined\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} }\n`
}

/** Every Zod schema can write itself as a JSON schema. Only the server does so, for the API's document. */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) => emptyExports(code),
  },
}

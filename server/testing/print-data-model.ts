import type { Db } from '#server/db/connect.ts'
import { ruleWords, tableWords, triggerWords } from '#server/testing/data-model-words.ts'
import {
  type Reference,
  readReferences,
  readRules,
  readTableNames,
  readTriggers,
} from '#server/testing/read-data-model.ts'

const wordsOf = (words: Record<string, string>, name: string) => {
  const found = words[name]
  if (!found) throw new Error(`Describe ${name} in server/testing/data-model-words.ts, then run npm run tables`)
  return found
}

const drawingOf = (tables: string[], references: Reference[]) => {
  const drawn = references.filter(({ from, to }) => tables.includes(from) && from !== to)
  const lines = drawn.map(
    ({ from, to, columns, is_optional, is_unique }) =>
      `  ${to} ${is_optional ? '|o' : '||'}--${is_unique ? 'o|' : 'o{'} ${from} : "${columns}"`,
  )
  const linked = new Set(drawn.flatMap(({ from, to }) => [from, to]))
  const alone = tables.filter((table) => !linked.has(table)).map((table) => `  ${table}`)
  return ['```mermaid', 'erDiagram', ...lines, ...alone, '```']
}

/** Which domains refer to which. */
const overviewOf = (references: Reference[]) => {
  const domains = Object.entries(tableWords)
  const idOf = (table: string) => domains.findIndex(([, words]) => table in words)
  const arrows = references
    .map(({ from, to }) => [idOf(from), idOf(to)])
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `  d${from} --> d${to}`)
  return [
    '```mermaid',
    'flowchart LR',
    ...domains.map(([domain], id) => `  d${id}[${domain}]`),
    ...[...new Set(arrows)].sort(),
    '```',
  ]
}

const refuseForgotten = (words: Record<string, string>, names: string[]) => {
  const gone = Object.keys(words).find((name) => !names.includes(name))
  if (gone) throw new Error(`The database has no ${gone}: take it out of server/testing/data-model-words.ts`)
}

/** docs/data-model.md, read from a migrated database; the sentences are those of data-model-words.ts. */
export const printDataModel = async (db: Db) => {
  const [references, rules, triggers] = [await readReferences(db), await readRules(db), await readTriggers(db)]
  const tables = await readTableNames(db)
  const allWords: Record<string, string> = Object.assign({}, ...Object.values(tableWords))
  for (const name of tables) wordsOf(allWords, name)
  refuseForgotten(allWords, tables)
  refuseForgotten(
    ruleWords,
    rules.map(({ name }) => name),
  )
  const functions = [...new Set(triggers.map(({ does }) => does))]
  refuseForgotten(triggerWords, functions)
  const domains = Object.entries(tableWords).flatMap(([domain, words]) => {
    const names = Object.keys(words)
    const kept = rules.filter(({ table }) => names.includes(table))
    return [
      `## ${domain}`,
      '',
      ...drawingOf(names, references),
      '',
      ...Object.entries(words).map(([table, text]) => `- \`${table}\`: ${text}`),
      '',
      ...(kept.length > 0 ? ['The database guarantees:', ''] : []),
      ...kept.map(({ name }) => `- ${wordsOf(ruleWords, name)} (\`${name}\`)`),
      ...(kept.length > 0 ? [''] : []),
    ]
  })
  return [
    '# Data model',
    '',
    'Written by `npm run tables` from the migrated database; the sentences are in `server/testing/data-model-words.ts`, and a test fails when this file is out of date. The columns are in `server/db/tables.ts`, the reasons beside the SQL in `server/db/migrations/`.',
    '',
    'An arrow leads from a domain to one that its tables refer to.',
    '',
    ...overviewOf(references),
    '',
    'In the other drawings a line goes from the table that is referred to, on the left, to the table that refers to it, by the column named on the line: `||` always, `|o` if there is one; `o{` any number, `o|` at most one.',
    '',
    ...domains,
    '## Triggers',
    '',
    'No way into the database can forget these: requests, commands and background jobs are all subject to them. Only a restore and the history of the demo hotel switch them off, and bring the results themselves.',
    '',
    ...functions.map(
      (name) =>
        `- \`${name}\` ${wordsOf(triggerWords, name)}: ${triggers
          .filter((trigger) => trigger.does === name)
          .map(({ table }) => `\`${table}\``)
          .join(', ')}`,
    ),
    '',
  ].join('\n')
}

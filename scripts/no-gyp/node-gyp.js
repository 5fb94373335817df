#!/usr/bin/env node
// npm builds whatever has a binding.gyp. better-sqlite3 has one and brings what would be built, so this takes the builder's
// place: building would need Python, make and a compiler, which a bare machine does not have.

"""How helpers become part of an entry.

numba optimizes every function together with all that it calls, and makes machine code of each. Nobody ever runs that
of a helper, because the helper is linked into its callers, which are optimized anew: along a chain of calls the same
rule goes through the compiler once for every link. Here a helper waits as it is, and the whole is optimized once, in
the entry. That halves the time that people wait at their first start.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering


class Part(JITCodeLibrary):
    """The code of a helper: linked with what it calls, neither optimized nor made machine code of."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class Whole(JITCodeLibrary):
    """The code of an entry. Nobody else calls the helpers in it, which the optimizer makes use of."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        super()._optimize_final_module()


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        # numba knows a compiled function by what Python would call; this one has no address.
        lowered = state.cr
        about = lowered.fndesc
        never_called = _dynfunc.make_function(
            about.lookup_module(), about.qualname, about.qualname, 0, lowered.env, (state.library,)
        )
        state.targetctx.insert_user_function(never_called, about, [state.library])
        state.cr = lowered._replace(cfunc=never_called)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class WholeLowering(NativeLowering):
    _name = "whole_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        super().run_pass(state)
        return True


class PartCompiler(CompilerBase):
    def define_pipelines(self) -> list[PassManager]:
        return _pipeline(self.state, PartLowering)


class WholeCompiler(CompilerBase):
    def define_pipelines(self) -> list[PassManager]:
        return _pipeline(self.state, WholeLowering)


def _pipeline(state: Any, lowering: type[NativeLowering]) -> list[PassManager]:
    """The usual passes, but for how code is made of what they found out."""
    usual = DefaultPassBuilder.define_nopython_pipeline(state)
    ours = PassManager(lowering.__name__)
    for step, description in usual.passes:
        ours.add_pass(lowering if step is NativeLowering else step, description)
    ours.finalize()
    return [ours]
